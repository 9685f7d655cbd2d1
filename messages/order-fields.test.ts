import { describe, expect, test } from 'vitest'
import { languages } from '#domain/brands/brand.ts'
import { orderParts } from '#domain/orders/fields/order-field.ts'
import { orderForms } from '#domain/orders/fields/order-forms.ts'
import { messages } from './messages.ts'

const forms = Object.values(orderForms)
const groups = forms.flatMap((form) => form.groups)
const fields = [...forms.flatMap((form) => form.fields), ...groups.flatMap((group) => group.fields)]
const sorted = (names: readonly string[]) => [...new Set(names)].sort()

/** Choices that are codes of the trade and stay as they are. */
const codes = ['currency', 'dangerClass', 'incoterm', 'type']

describe.each(languages)('the fields of orders in %s', (language) => {
  const words = messages[language].orderFields
  test('have names, and no more', () => {
    expect(Object.keys(words.parts).sort()).toEqual(sorted(orderParts))
    expect(Object.keys(words.groups).sort()).toEqual(sorted(groups.map(({ name }) => name)))
    expect(Object.keys(words.fields).sort()).toEqual(sorted(fields.map(({ name }) => name)))
  })

  test('have words for their choices', () => {
    const named = fields.filter(({ name, choices }) => choices && !codes.includes(name))
    expect(Object.keys(words.choices).sort()).toEqual(sorted(named.map(({ name }) => name)))
    for (const { name, choices = [] } of named)
      expect(Object.keys(words.choices[name as keyof typeof words.choices]).sort()).toEqual(sorted(choices))
  })
})
