/** Arguments for a Chromium without a screen, a graphics card or any traffic of its own. */
export declare const chromiumArgs: string[]
export declare const chromiumMissing: string
/**
 * Where a Chromium is: CHROMIUM_PATH, else Playwright's own download, else the system's. Undefined when there is
 * none.
 * @throws Error when CHROMIUM_PATH names a file that does not exist
 */
export declare function findChromium(): string | undefined
/** As findChromium, for what cannot go on without one. */
export declare function requireChromium(): string
//# sourceMappingURL=chromium.d.ts.map
