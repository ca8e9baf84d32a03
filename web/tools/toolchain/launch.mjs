// @ts-check
// Starts the two browsers that the set-up has found.
import puppeteer from 'puppeteer-core';
import { browserVariables } from './requirements.mjs';

/** @typedef {'chromium' | 'firefox'} BrowserName */

const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Disables the back-forward cache: pages left behind would keep running next to the next one.
  '--disable-features=BackForwardCache',
];

/** The connection of the driver of Firefox. @param {import('puppeteer-core').Browser} browser */
function connectionOf(browser) {
  const { connection } =
    /** @type {{ connection?: { send: (method: string, ...rest: unknown[]) => Promise<unknown> } }} */ (
      /** @type {unknown} */ (browser)
    );
  if (connection === undefined) throw new Error('the driver of Firefox has no connection: puppeteer has changed');
  return connection;
}

/**
 * The driver sends an orientation with each size of a window, which Firefox ESR 140 does not know: no window could be
 * given a size there. No test looks at an orientation, so no Firefox is sent one.
 * @param {import('puppeteer-core').Browser} browser
 */
function withoutOrientation(browser) {
  const connection = connectionOf(browser);
  const send = connection.send.bind(connection);
  connection.send = (method, ...rest) =>
    method === 'emulation.setScreenOrientationOverride' ? Promise.resolve({ result: {} }) : send(method, ...rest);
  return browser;
}

const networkEvents = ['beforeRequestSent', 'responseStarted', 'responseCompleted', 'fetchError', 'authRequired'];

/**
 * Whether Firefox reports every request, which takes a fifth of the time of a visit; Chromium always does.
 * @param {import('puppeteer-core').Browser} browser @param {boolean} tells
 */
export async function tellRequests(browser, tells) {
  if (!(await browser.version()).startsWith('firefox')) return;
  const events = networkEvents.map((name) => `network.${name}`);
  await connectionOf(browser).send(tells ? 'session.subscribe' : 'session.unsubscribe', { events });
}

/** A panel for every file that a page saves would take the focus from the page. */
const firefoxPreferences = { 'browser.download.alwaysOpenPanel': false };

/** The driver gives up after 30 s, which a machine that does other work needs at times. */
export const patienceMs = 120_000;

/** @param {import('puppeteer-core').Browser} browser */
function patient(browser) {
  const newPage = browser.newPage.bind(browser);
  browser.newPage = async (...options) => {
    const page = await newPage(...options);
    page.setDefaultTimeout(patienceMs);
    return page;
  };
  return browser;
}

/** @param {BrowserName} name @param {import('puppeteer-core').LaunchOptions} [options] */
export async function launch(name, options = {}) {
  const { CHROMIUM, FIREFOX } = await browserVariables();
  const executablePath = name === 'chromium' ? CHROMIUM : FIREFOX;
  if (executablePath === undefined) throw new Error(`${name} was not found: run \`npm test\`, which installs it`);
  if (name === 'chromium')
    return patient(await puppeteer.launch({ browser: 'chrome', executablePath, args: chromiumFlags, ...options }));
  const firefox = { browser: /** @type {const} */ ('firefox'), executablePath, extraPrefsFirefox: firefoxPreferences };
  return patient(withoutOrientation(await puppeteer.launch({ ...firefox, ...options })));
}
