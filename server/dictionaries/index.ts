export { dictionaryEndpoints } from './routes.ts'
