export { avatarsOf, copyFiles, fileRemovalJob } from './own-files.ts'
export { fileEndpoints } from './routes.ts'
export { findFile } from './stored-file-store.ts'
