export { placeEndpoints } from './routes.ts'
