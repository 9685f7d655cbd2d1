export { developmentOutboxEndpoints } from './routes.ts'
