// A file's own line to the one browser that runs for all: it sees and closes the contexts that it opened, no others.
import { chromium } from 'playwright-core';
import { afterAll, inject } from 'vitest';
import { type Stand, standOn } from './browser';

export const stand: Stand = standOn(await chromium.connect(inject('browser')), inject('address'));

afterAll(() => stand.close());
