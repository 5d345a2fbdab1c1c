import { expect, test } from 'vitest';
import { pageOf } from './paths';

test.each([
  ['/public/oma-riet', '/public/oma-riet'],
  ['/public/oma-riet/moment/1', '/public/oma-riet'],
  ['/public/oma-riet/moment/1/', '/public/oma-riet'],
  ['/public/a%2Fb/moment/%20', '/public/a%2Fb'],
  ['/public/moment/moment/moment', '/public/moment'],
  ['/public/oma-riet/moment', '/public/oma-riet/moment'],
  ['/public/oma-riet/moment/1/2', '/public/oma-riet/moment/1/2'],
  ['/help/moment/1', '/help/moment/1'],
  ['/', '/'],
])('%s is an address of the page %s', (pathname, page) => expect(pageOf(pathname)).toBe(page));
