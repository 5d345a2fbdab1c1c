// Failures of the network and of servers, as handlers for `page.route`.
import type { Route } from '@playwright/test';

type Fail = (route: Route) => Promise<void>;

export const refuse: Fail = (route) => route.fulfill({ status: 500, json: { message: 'stuk' } });
export const disconnect: Fail = (route) => route.abort('internetdisconnected');
export const reset: Fail = (route) => route.abort('connectionreset');

/** A proxy or a hotel network answers with its own page. */
export const sendPage: Fail = (route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Welkom in het hotel</h1>' });

/** The connection ended in the middle of the body, behind a proxy that hides it. */
export const truncate: Fail = (route) =>
  route.fulfill({ contentType: 'application/json', body: '[{"id":"c1000000-0000' });

export const tooMany =
  (seconds: string): Fail =>
  (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': seconds },
      json: { message: 'te druk' },
    });
