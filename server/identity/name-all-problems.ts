import { formProblems, type TypedForm } from '#domain/identity/registration.ts'
import { refuseFields, type WrongFields } from '#domain/values/refusal.ts'
import type { Endpoint } from '#server/platform/http/endpoint.ts'

const textsOf = (body: unknown): TypedForm =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === 'string'))
    : {}

/** The contract reports only fields of the wrong type; a form must show every problem at once. */
export const nameAllProblems = (
  inner: Endpoint,
  problemsOf: (typed: TypedForm) => WrongFields = formProblems,
): Endpoint => ({
  call: inner.call,
  async run(raw, context) {
    const verdict = await inner.run(raw, context)
    if (verdict.ok || verdict.refusal !== 'invalid-input') return verdict
    return refuseFields({ ...problemsOf(textsOf(raw.body)), ...verdict.fields })
  },
})
