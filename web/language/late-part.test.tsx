import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { provideTranslator } from './current-translator.ts'
import { LatePart, useLatePart } from './late-part.ts'
import { baseNamespaces } from './messages.ts'
import { createTranslator, type Translator } from './translator.ts'

let translator: Translator
beforeEach(async () => {
  translator = await createTranslator('group', 'en', baseNamespaces)
  provideTranslator(translator)
})
afterEach(() => vi.unstubAllGlobals())

/** A part whose loads fail so many times. */
function failing(times: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new TypeError('Failed to fetch')
    return 'the part'
  })
  const part = new LatePart(['gate'], load)
  function Page({ isNeeded }: { isNeeded: boolean }) {
    const state = useLatePart(part, isNeeded)
    return (
      <p>
        {state.status === 'ready' ? `${state.part}: ${translator.translate('gate:register')}` : state.status}
      </p>
    )
  }
  const show = async (isNeeded: boolean) => {
    const page = await act(async () => render(<Page isNeeded={isNeeded} />))
    return (next: boolean) => act(async () => page.rerender(<Page isNeeded={next} />))
  }
  return { part, load, show }
}

test('nothing is loaded before it is needed; then it is there with its texts', async () => {
  const { load, show } = failing(0)
  const change = await show(false)
  expect(load).not.toHaveBeenCalled()
  await change(true)
  expect((await screen.findByText(/^the part: /)).textContent).not.toContain('gate')
})

test('a preload that fails goes unnoticed and is not repeated, until the part is needed', async () => {
  const { part, load, show } = failing(1)
  const change = await show(false)
  await act(async () => {
    part.preload()
    await part.start()
    part.preload()
  })
  expect(await screen.findByText('waiting')).toBeTruthy()
  await change(true)
  expect(await screen.findByText(/^the part/)).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

test('without a connection it says that it failed, and loads at once when the connection is back', async () => {
  const { show } = failing(1)
  await show(true)
  expect(await screen.findByText('failed')).toBeTruthy()
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText(/^the part/)).toBeTruthy()
})

test('a second retry with a connection reloads the page, since a new release may have replaced the script', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  const { part, load, show } = failing(9)
  await show(true)
  await act(async () => void part.retry())
  expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0])
  await act(async () => void part.retry())
  expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([2, 1])
})
