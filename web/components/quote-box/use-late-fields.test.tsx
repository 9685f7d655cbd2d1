import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLateFields } from './use-late-fields.ts'

const loading = vi.hoisted(() => ({ onLoaded: () => {} }))

vi.mock('./late-fields.ts', () => ({
  typesOnRequest: () => [],
  PlainDayField: () => <input name="day" />,
  get PlaceCombobox() {
    loading.onLoaded()
    return ({ initialText }: { initialText: string }) => (
      <input role="combobox" aria-expanded={false} name="place" defaultValue={initialText} />
    )
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
          {...late.formerOf('place')}
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

afterEach(() => vi.useRealTimers())

const combobox = () => screen.getByRole<HTMLInputElement>('combobox')

test('a text that is in the field already is in the combobox, with the caret behind it', async () => {
  render(<Box />)
  plain().focus()
  type('rott')
  await loaded()
  expect(combobox().value).toBe('rott')
  expect(document.activeElement).toBe(combobox())
  expect([combobox().selectionStart, combobox().selectionEnd]).toEqual([4, 4])
})

test('a visitor who typed before the page was hydrated gets the combobox too', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Box />)
  plain().focus()
  type('rotterdam')
  render(<Box />, { container, hydrate: true })
  expect(plain().value).toBe('rotterdam')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  await loaded()
  expect(combobox().value).toBe('rotterdam')
  expect(document.activeElement).toBe(combobox())
})

test('a field in which an input method composes is exchanged when it has finished', async () => {
  render(<Box />)
  plain().focus()
  fireEvent.compositionStart(plain())
  await loaded()
  expect(document.activeElement).toBe(plain())
  type('鹿特丹')
  fireEvent.compositionEnd(plain())
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
  await loaded()
  expect(combobox().value).toBe('鹿特丹')
})
