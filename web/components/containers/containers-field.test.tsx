import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FormState } from '#web/components/forms/use-form.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { containerRules } from './containers.ts'
import { ContainersField } from './containers-field.tsx'

async function rendered(problems: Readonly<Record<string, 'too-large'>>): Promise<string> {
  const translator = await createTranslator('group', 'en', ['forms', 'fields'])
  const problemOf = (name: string) => problems[name]
  const labels = { current: new Map<string, string>() }
  const values = { 'type-0': '20GP' }
  const rangeOf = (name: string) => containerRules[name]?.range?.(values)
  const texts = { problemOf, rangeOf, refusedText: () => undefined }
  const form = { namespace: 'forms', values, labels, ...texts } as Partial<FormState> as FormState
  return renderToStaticMarkup(
    <TranslatorContext value={translator}>
      <ContainersField form={form} first={[{ type: '20GP', count: 1, grossWeightKg: 40_000 }]} withWeight />
    </TranslatorContext>,
  )
}

const inputIn = (page: string, name: string) => page.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`))?.[0]

test('a container that is too heavy is marked at its weight, with the limit of its type', async () => {
  const page = await rendered({ 'weight-0': 'too-large' })
  const weight = inputIn(page, 'weight-0') ?? ''
  expect(weight).toContain('aria-invalid="true"')
  const id = weight.match(/aria-describedby="([^"]+)"/)?.[1]
  expect(page).toMatch(
    new RegExp(`id="${id}"[^>]*>Gross weight per container \\(kg\\): enter a whole number from 1 to 30,480<`),
  )
  expect(inputIn(page, 'count-0')).not.toContain('aria-invalid')
})

test('the weight has a visible label', async () => {
  const page = await rendered({})
  const id = inputIn(page, 'weight-0')?.match(/ id="([^"]+)"/)?.[1]
  expect(page).toMatch(new RegExp(`<label[^>]*for="${id}"[^>]*>Gross weight per container \\(kg\\)</label>`))
})
