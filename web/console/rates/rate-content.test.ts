import { expect, test } from 'vitest'
import { contentOf } from './rate-content.ts'

test('a company of a restored form has its name, also if it was added after the form was opened', () => {
  const values = { companies: 'c1,c2,c3', 'companyName.c2': 'Oak Lines' }
  const { companies } = contentOf('ocean-lane', values, [[{ companyId: 'c1', name: 'Tideway' }]])
  expect(companies?.map(({ name }) => name)).toEqual(['Tideway', 'Oak Lines', 'c3'])
})
