import { formProblems, type TypedForm } from '#domain/identity/registration.ts'
import { refuseFields, type WrongFields } from '#domain/values/refusal.ts'
import type { Endpoint } from '#server/platform/http/endpoint.ts'

const textsOf = (body: unknown): TypedForm =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === 'string'))
    : {}

/** The contract stops at a field of the wrong shape; whoever fills in a form is told of all that is wrong with it. */
export const nameAllProblems = (
  one: Endpoint,
  problemsOf: (typed: TypedForm) => WrongFields = formProblems,
): Endpoint => ({
  call: one.call,
  async run(raw, context) {
    const verdict = await one.run(raw, context)
    if (verdict.ok || verdict.refusal !== 'invalid-input') return verdict
    return refuseFields({ ...problemsOf(textsOf(raw.body)), ...verdict.fields })
  },
})
