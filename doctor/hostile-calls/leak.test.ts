import { expect, test } from 'vitest';
import type { HostileCall } from './hostile-calls.ts';
import { leakOf } from './leak.ts';

const read: HostileCall = { path: '/rest/v1/timelines' };
const planned: HostileCall = { ...read, headers: { prefer: 'count=planned' } };
const jsonType = { 'content-type': 'application/json; charset=utf-8' };
const csvType = { 'content-type': 'text/csv' };

interface Sent {
  call?: HostileCall;
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

function leak({ call = read, status = 200, headers = jsonType, body = '' }: Sent) {
  const response = new Response(null, { status, headers });
  const json = /json/.test(headers['content-type'] ?? '') && body ? JSON.parse(body) : undefined;
  return leakOf(call, {
    status,
    isOk: response.ok,
    headers: response.headers,
    text: body,
    json: json as unknown,
  });
}

test.each<[string, Sent]>([
  ['no rows', { body: '[]' }],
  ['an aggregate of no rows', { body: '[{"count":0,"max":null}]' }],
  ['a refusal', { status: 401, body: '{"message":"permission denied"}' }],
  [
    'a count of nothing',
    { status: 206, body: '[]', headers: { ...jsonType, 'content-range': '*/0' } },
  ],
  [
    'the constant estimate',
    { call: planned, status: 206, body: '[]', headers: { ...jsonType, 'content-range': '*/1' } },
  ],
  ['CSV with names of columns only', { headers: csvType, body: 'id,title\n' }],
  ['a page of a proxy', { headers: { 'content-type': 'text/html' }, body: '<html>' }],
  ['the description of the API', { call: { path: '/rest/v1/' }, body: '{"swagger":"2.0"}' }],
  ['an error of GraphQL', { call: { path: '/graphql/v1' }, body: '{"data":null,"errors":[{}]}' }],
  [
    'no files',
    {
      call: { path: '/storage/v1/object/list-v2/timeline-media' },
      body: '{"hasNext":false,"folders":[],"objects":[]}',
    },
  ],
])('%s tells nothing', (_, sent) => expect(leak(sent)).toBeUndefined());

test.each<[string, Sent, string]>([
  ['rows', { body: '[{"id":"a"},{"id":"b"}]' }, '2 rows'],
  ['one row as an object', { body: '{"id":"a"}' }, 'contents'],
  [
    'a value of a function',
    { call: { path: '/rest/v1/rpc/new_slug' }, body: '"h7nf7"' },
    'contents',
  ],
  ['a count', { body: '[]', headers: { ...jsonType, 'content-range': '*/7' } }, 'a count of 7'],
  [
    'a count of one',
    { body: '[]', headers: { ...jsonType, 'content-range': '*/1' } },
    'a count of 1',
  ],
  [
    'an estimate of the contents',
    { call: planned, body: '[]', headers: { ...jsonType, 'content-range': '*/12' } },
    'a count of 12',
  ],
  ['CSV with a row', { headers: csvType, body: 'id\na\n' }, 'rows as CSV'],
  ['a write', { status: 204, headers: {} }, 'status 204, as if it were carried out'],
  ['data of GraphQL', { call: { path: '/graphql/v1' }, body: '{"data":{"a":[1]}}' }, 'contents'],
  [
    'files',
    { call: { path: '/storage/v1/object/list/timeline-media' }, body: '[{"name":"foto.webp"}]' },
    'contents',
  ],
  ['accounts', { call: { path: '/auth/v1/admin/users' }, body: '{"users":["a"]}' }, 'contents'],
])('%s are told', (_, sent, told) => expect(leak(sent)).toBe(told));
