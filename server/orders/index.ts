export { findOrders } from './reading/find-orders.ts'
export { orderEndpoints } from './routes.ts'
