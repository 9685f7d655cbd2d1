export { avatarsOf, copyFiles, fileRemovalJob } from './own-files.ts'
export { fileEndpoints } from './routes.ts'
export { addStoredFiles, findFile, holdFile } from './stored-file-store.ts'
export { type FindUsedFiles, unusedFileSweep } from './unused-files.ts'
