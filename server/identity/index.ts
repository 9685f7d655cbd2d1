export { findPeople } from './person-store.ts'
export { createRecognise } from './recognise.ts'
export { identityEndpoints } from './routes.ts'
export { identitySweep } from './sweep.ts'
