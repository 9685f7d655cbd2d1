export { findRowsOf } from './dictionary-store.ts'
export { dictionaryEndpoints } from './routes.ts'
