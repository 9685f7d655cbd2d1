export { findOrders } from './find-orders.ts'
export { orderEndpoints } from './routes.ts'
