import { exact, exactText } from '#domain/values/exact-decimal.ts'
import type { StaffRequest } from '#web/services/shared/ask-staff.tsx'
import type { WarehouseFormQuery } from './warehouse-query.ts'

/** Goods without a price, as staff are asked for it. */
export const warehouseRequest = (
  asked: WarehouseFormQuery | undefined,
  to: string,
  goods = '',
): StaffRequest => ({
  kind: 'warehouse',
  defaults: asked
    ? {
        to,
        goods,
        volumeCbm: asked.cargo.volumeCbm,
        weightKg: exactText(exact(asked.cargo.weightTons).times(1000)),
        days: asked.storageDays > 0 ? String(asked.storageDays) : '',
        readyOn: asked.day,
      }
    : { to, goods },
})
