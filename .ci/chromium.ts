import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Arguments for a Chromium without a screen, a graphics card or any traffic of its own. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

export const chromiumMissing =
  'No Chromium was found. Run `npx playwright install chromium`, or `apt-get install -y chromium`, ' +
  'or set CHROMIUM_PATH to one that is installed.'

/**
 * Where a Chromium is: CHROMIUM_PATH, else Playwright's own download, else the system's. Undefined when there is
 * none.
 * @throws Error when CHROMIUM_PATH names a file that does not exist
 */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH=${chosen} does not exist`)
    return chosen
  }
  return [chromium.executablePath(), ...systemPaths].find(path => path && existsSync(path))
}

/** As findChromium, for what cannot go on without one. */
export function requireChromium(): string {
  const path = findChromium()
  if (!path) throw new Error(chromiumMissing)
  return path
}

/** Chromium without a window's machinery, from Debian's package of the same name. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * A Chromium for tests that compare no pictures: where no other was chosen, the headless shell, with which the
 * end-to-end tests take three quarters of the time. Letters have other edges in it than in a Chromium with windows, so that
 * pictures are never taken with it.
 */
export function requireQuickChromium(): string {
  return !process.env.CHROMIUM_PATH && existsSync(headlessShell) ? headlessShell : requireChromium()
}
