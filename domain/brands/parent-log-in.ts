/** The login page of the parent brand, which returns to the given page of this brand. */
export const logInFor = (logInAt: string, path: string): string =>
  `${logInAt}&redirect=${encodeURIComponent(path)}`
