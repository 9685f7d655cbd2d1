import { createContext } from 'react'

/** Who reads an order: some fields are called “your …” for the customer alone. */
export const OrderReader = createContext<'customer' | 'staff'>('customer')
