import type { OrderService } from '#domain/orders/fields/order-forms.ts'

/** Who looks after new orders: of a port, of a service, of both; without either, of all others. */
export type AssignmentRule = {
  readonly port: string | null
  readonly service: OrderService | null
  readonly staffId: string
}

type NewOrder = { readonly port: string | null; readonly service: OrderService }

const fits = (rule: AssignmentRule, { port, service }: NewOrder): boolean =>
  (rule.port === null || rule.port === port) && (rule.service === null || rule.service === service)

/** A port says more than a service: people work in one port. */
const weightOf = ({ port, service }: AssignmentRule): number =>
  (port === null ? 0 : 2) + (service === null ? 0 : 1)

/** By the rule that names the most; null leaves the order in the queue. */
export function assigneeOf(rules: readonly AssignmentRule[], order: NewOrder): string | null {
  const [best] = rules
    .filter((rule) => fits(rule, order))
    .toSorted((one, other) => weightOf(other) - weightOf(one))
  return best?.staffId ?? null
}
