import { requireChromium } from './chromium.ts'

/** Global setup of the test projects that drive a browser: fails at once, with the commands that help. */
export default function setup(): void {
  requireChromium()
}
