/**
 * Loads the server with the production build of React, which renders several times faster; React reads NODE_ENV while it
 * is loaded. Called after the configuration is read, where NODE_ENV is what the person has set (decision 38).
 */
export async function loadServer() {
  process.env.NODE_ENV = 'production'
  return import('#server/main.ts')
}
