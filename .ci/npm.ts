/** The command of npm on this system, for a process that is started without a shell. */
export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
