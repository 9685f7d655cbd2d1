export { namesOfPlaces } from './name-store.ts'
export { placeEndpoints } from './routes.ts'
