import { createContext, use, useCallback } from 'react'
import { workbenchPaths } from '#domain/notifications/workbench-paths.ts'

type Paths = { readonly orders: string; readonly order: string }

/** The list and the page of orders that links lead to: those of the workbench, unless a shell has its own. */
export const OrderPaths = createContext<Paths>(workbenchPaths)

export const useOrdersPath = (): string => use(OrderPaths).orders

export function useOrderUrl() {
  const { order } = use(OrderPaths)
  return useCallback((number: string) => `${order}?number=${encodeURIComponent(number)}`, [order])
}
