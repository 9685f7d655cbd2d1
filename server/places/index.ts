export { namesOfPlaces, ownPlaces } from './name-store.ts'
export { toNamedPlaces } from './named-places.ts'
export { depotServices, depotsByPort, freeAreas, warehousePorts } from './place-details-store.ts'
export { placeEndpoints } from './routes.ts'
