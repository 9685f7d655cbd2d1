export { depotServices, depotsByPort, freeAreas } from './fact-store.ts'
export { namesOfPlaces } from './name-store.ts'
export { placeEndpoints } from './routes.ts'
