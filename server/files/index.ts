export { fileEndpoints } from './routes.ts'
export { findFile } from './stored-file-store.ts'
