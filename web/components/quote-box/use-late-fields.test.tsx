import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useLateFields } from './use-late-fields.ts'

const loading = vi.hoisted(() => ({ onLoaded: () => {} }))

vi.mock('./late-fields.ts', () => ({
  PlainDayField: () => <input name="day" />,
  get PlaceCombobox() {
    loading.onLoaded()
    return () => <input role="combobox" aria-expanded={false} name="place" />
  },
}))

beforeEach(() => {
  loading.onLoaded = () => {}
})

function Box() {
  const form = useRef<HTMLFormElement>(null)
  const { late, handlers } = useLateFields(form)
  return (
    <form ref={form} {...handlers}>
      {late ? (
        <late.PlaceCombobox
          name="place"
          label=""
          find={async () => []}
          chosen={undefined}
          onChosen={() => {}}
        />
      ) : (
        <input name="place" />
      )}
    </form>
  )
}

const plain = () => screen.getByRole<HTMLInputElement>('textbox')
const type = (letter: string) => {
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement) activeElement.value += letter
}
const loaded = () => act(() => vi.dynamicImportSettled())

test('a letter typed in the instant the combobox has loaded is in the field', async () => {
  render(<Box />)
  loading.onLoaded = () => queueMicrotask(() => type('r'))
  plain().focus()
  await loaded()
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('r')
  expect(document.activeElement).toBe(screen.getByRole('combobox'))
})

test('a text that is in the field already stays in it', async () => {
  render(<Box />)
  plain().focus()
  type('r')
  await loaded()
  expect(plain().value).toBe('r')
})

test('a field in which an input method composes is not exchanged', async () => {
  render(<Box />)
  plain().focus()
  fireEvent.compositionStart(plain())
  await loaded()
  expect(document.activeElement).toBe(plain())
})
