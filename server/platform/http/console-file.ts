/** The build names a file like this if the entry of every page names it and only the console loads it. */
export const consoleFilePrefix = 'of-console-'
