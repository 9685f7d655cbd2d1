export { overdueOrdersJob } from './deadlines/close-overdue.ts'
export { seedDemoOrders } from './demo/seed-orders.ts'
export { findOrders } from './reading/find-orders.ts'
export { orderEndpoints } from './routes.ts'
