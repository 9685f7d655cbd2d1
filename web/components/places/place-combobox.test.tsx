import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Language } from '#domain/brands/brand.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { PlaceCombobox } from './place-combobox.tsx'
import { findDistrictFrom, findPort, type Place } from './places.ts'

const findDistrict = findDistrictFrom('CNNGB')

function Field({ find = findPort }: { find?: typeof findPort }) {
  const [place, setPlace] = useState<Place>()
  return (
    <form>
      <PlaceCombobox name="pod" label="Port" find={find} chosen={place} onChosen={setPlace} />
    </form>
  )
}

async function show(language: Language, find?: typeof findPort) {
  const translator = await createTranslator('group', language, ['site'])
  render(
    <TranslatorContext value={translator}>
      <Field find={find} />
    </TranslatorContext>,
  )
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Port' })
}

const sent = () => new FormData(document.querySelector('form') ?? undefined).getAll('pod').at(-1)

test.each([
  ['zh', 'rotterdam', '鹿特丹', 'Rotterdam'],
  ['zh', 'lutedan', '鹿特丹', 'Rotterdam'],
  ['en', '鹿特丹', 'Rotterdam', '鹿特丹'],
  ['en', 'nlrtm', 'Rotterdam', '鹿特丹'],
] as const)('in %s "%s" finds %s, with its name in the other language and its code', async (...row) => {
  const [language, typed, name, otherName] = row
  const field = await show(language)
  await userEvent.type(field, typed)
  const option = await screen.findByRole('option', { name: new RegExp(`${name}.*${otherName}.*NLRTM`) })
  await userEvent.click(option)
  expect(field.value).toBe(name)
  expect(sent()).toBe('NLRTM')
  expect(screen.getByText(/^NLRTM · /)).toBeTruthy()
})

test('a district is found within the districts of the port', async () => {
  const field = await show('en', findDistrict)
  await userEvent.type(field, 'cixi')
  await userEvent.click(await screen.findByRole('option', { name: /330282/ }))
  expect(sent()).toBe('330282')
})

test('Enter that accepts a word of the input method picks no port', async () => {
  const field = await show('zh')
  await userEvent.type(field, 'lutedan')
  await screen.findByRole('option', { name: /NLRTM/ })
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(sent()).toBe('')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(sent()).toBe('NLRTM')
})
