import { useEffect, useRef, useState } from 'react'
import type { FieldTexts, OrderGroup } from '#domain/orders/fields/order-field.ts'
import { plainCode } from '#domain/values/typed-text.ts'
import type { FormValues } from '#web/components/forms/rules.ts'
import type { FormState } from '#web/components/forms/use-form.ts'
import { controlName, type Rows } from '#web/components/orders/form-controls.ts'

type Pasted = {
  readonly form: FormState
  readonly group: OrderGroup
  readonly start: FormValues
  readonly rows: Rows
  onRows(rows: Rows): void
}

/** Puts pasted rows into a group: those of a known number are completed, empty rows give way, others are added. */
export function usePastedRows({ form, group, start, rows, onRows }: Pasted) {
  const [filled, setFilled] = useState({ times: 0, start })
  const element = useRef<HTMLDivElement>(null)
  // The form reads its controls again.
  useEffect(() => {
    if (filled.times > 0)
      element.current?.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [filled])
  const own = rows[group.name] ?? []
  const textOf = (row: number, field: string) => form.values[controlName(group.name, row, field)] ?? ''
  const byNumber = new Map(
    own.flatMap((row) =>
      textOf(row, 'number') === '' ? [] : [[plainCode(textOf(row, 'number')), row] as const],
    ),
  )
  const isEmpty = (row: number) => group.fields.every(({ name }) => textOf(row, name) === '')
  const add = (containers: readonly FieldTexts[]) => {
    const kept = own.filter((row) => !isEmpty(row))
    let next = Math.max(-1, ...own) + 1
    const placed = containers.map((texts) => ({ texts, row: byNumber.get(texts.number ?? '') ?? next++ }))
    const named = placed.flatMap(({ texts, row }) =>
      Object.entries(texts).map(([field, text]) => [controlName(group.name, row, field), text]),
    )
    setFilled({
      times: filled.times + 1,
      start: { ...filled.start, ...form.values, ...Object.fromEntries(named) },
    })
    onRows({ ...rows, [group.name]: [...new Set([...kept, ...placed.map(({ row }) => row)])] })
  }
  return {
    element,
    times: filled.times,
    start: filled.times === 0 ? start : filled.start,
    known: new Set(byNumber.keys()),
    add,
  }
}
