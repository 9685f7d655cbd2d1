export { createRecognise } from './recognise.ts'
export { identityEndpoints } from './routes.ts'
