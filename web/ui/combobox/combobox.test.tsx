import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Combobox, type ComboboxProps } from './combobox.tsx'
import type { ComboboxOption } from './use-options.ts'

const ports: readonly ComboboxOption[] = [
  { value: 'CNNGB', label: 'Ningbo', detail: '宁波', code: 'CNNGB' },
  { value: 'CNSHA', label: 'Shanghai', detail: '上海', code: 'CNSHA' },
  { value: 'CNTAO', label: 'Qingdao', detail: '青岛', code: 'CNTAO', isDisabled: true },
  { value: 'CNXMN', label: 'Xiamen', detail: '厦门', code: 'CNXMN' },
]

const labels = {
  results: (count: number) => `${count} results`,
  none: (text: string) => `Nothing fits ${text}`,
  loading: 'Loading',
  failed: 'The list could not be loaded',
  retry: 'Try again',
  clear: 'Clear',
}

const fits = (text: string) => (option: ComboboxOption) =>
  [option.label, option.detail, option.code].some((word) => word?.toLowerCase().includes(text.toLowerCase()))
const search = vi.fn((text: string) => ports.filter(fits(text)))
const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())

type FieldProps = Partial<ComboboxProps<ComboboxOption>>

function Field({ value: first, ...more }: FieldProps) {
  const [value, setValue] = useState(first)
  return (
    <form onSubmit={onSubmit}>
      <Combobox
        label="Port"
        name="port"
        search={search}
        labels={labels}
        value={value}
        onChange={setValue}
        {...more}
      />
      <button type="submit">Send</button>
      <button type="button" onClick={() => setValue(ports[3])}>
        Swap
      </button>
      <button type="button" onClick={() => setValue(undefined)}>
        Reset
      </button>
    </form>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Port' })
const options = () => screen.queryAllByRole('option').map((option) => option.firstElementChild?.textContent)
const highlighted = () => {
  const id = field().getAttribute('aria-activedescendant')
  return id ? document.getElementById(id)?.firstElementChild?.textContent : undefined
}
const isOpen = () => field().getAttribute('aria-expanded') === 'true'
const sent = () => new FormData(document.querySelector('form') ?? undefined).getAll('port').at(-1)
const status = () => screen.getByRole('status').textContent

beforeEach(() => {
  onSubmit.mockClear()
  search.mockClear()
})

describe('by keyboard', () => {
  test('typing highlights the first match, and Enter picks it without sending the form', async () => {
    render(<Field />)
    await userEvent.type(field(), 'sha')
    expect(options()).toEqual(['Shanghai'])
    expect(highlighted()).toBe('Shanghai')
    expect(status()).toBe('1 results')
    await userEvent.keyboard('{Enter}')
    expect(field().value).toBe('Shanghai')
    expect(sent()).toBe('CNSHA')
    expect(isOpen()).toBe(false)
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  test('the arrow keys wrap around the list and skip disabled options', async () => {
    render(<Field />)
    await userEvent.tab()
    expect(isOpen()).toBe(false)
    await userEvent.keyboard('{ArrowDown}')
    expect(isOpen()).toBe(true)
    expect(highlighted()).toBeUndefined()
    const seen: unknown[] = []
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown']) {
      await userEvent.keyboard(`{${key}}`)
      seen.push(highlighted())
    }
    expect(seen).toEqual(['Xiamen', 'Shanghai', 'Xiamen', 'Ningbo'])
  })

  test('a list that was only opened picks nothing on Enter', async () => {
    render(<Field />)
    await userEvent.click(field())
    await userEvent.keyboard('{Enter}')
    expect(sent()).toBe('')
  })

  test('Escape closes the list and does not reach the elements around it', async () => {
    const onKeyDown = vi.fn()
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: it represents a dialog.
      <div onKeyDown={({ key }) => onKeyDown(key)}>
        <Field />
      </div>,
    )
    await userEvent.type(field(), 'n')
    onKeyDown.mockClear()
    await userEvent.keyboard('{Escape}')
    expect(isOpen()).toBe(false)
    expect(onKeyDown).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(onKeyDown).toHaveBeenCalledWith('Escape')
  })

  test('Tab picks the highlighted option and moves the focus on', async () => {
    render(<Field />)
    await userEvent.type(field(), 'xia')
    await userEvent.tab()
    expect(sent()).toBe('CNXMN')
    expect(document.activeElement).not.toBe(field())
  })

  test('Enter does not send the form while the typed text matches no option', async () => {
    render(<Field />)
    await userEvent.type(field(), 'Rotterdam{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(status()).toBe('Nothing fits Rotterdam')
  })
})

describe('while an input method composes', () => {
  const compose = (text: string) => {
    fireEvent.compositionStart(field())
    fireEvent.input(field(), { target: { value: text }, isComposing: true })
  }
  const key = (name: string, how: { isComposing?: boolean; keyCode?: number }) =>
    fireEvent.keyDown(field(), { key: name, ...how })

  test.each([
    ['Enter', { isComposing: true }],
    ['Enter', { keyCode: 229 }],
    ['Tab', { isComposing: true }],
  ])('%s %o picks nothing', async (name, how) => {
    render(<Field />)
    await userEvent.type(field(), 'n')
    expect(highlighted()).toBe('Ningbo')
    expect(key(name, how)).toBe(true)
    expect(field().value).toBe('n')
    expect(sent()).toBe('')
    expect(isOpen()).toBe(true)
  })

  test.each([
    ['ArrowDown', { isComposing: true }],
    ['ArrowUp', { keyCode: 229 }],
    ['Escape', { isComposing: true }],
    ['Escape', { keyCode: 229 }],
  ])('%s %o moves and closes nothing', async (name, how) => {
    render(<Field />)
    await userEvent.type(field(), 'n')
    expect(key(name, how)).toBe(true)
    expect(highlighted()).toBe('Ningbo')
    expect(isOpen()).toBe(true)
  })

  test('its letters are not searched for, the resulting word is', async () => {
    render(<Field />)
    await userEvent.click(field())
    search.mockClear()
    compose('shang hai')
    expect(search).not.toHaveBeenCalled()
    fireEvent.input(field(), { target: { value: '上海' }, isComposing: true })
    fireEvent.compositionEnd(field())
    expect(search.mock.calls.map(([text]) => text)).toEqual(['上海'])
    expect(options()).toEqual(['Shanghai'])
    key('Enter', {})
    expect(sent()).toBe('CNSHA')
  })
})

describe('by mouse and touch', () => {
  test('a press opens the list, a press on an option picks it and leaves the focus in the field', async () => {
    render(<Field />)
    await userEvent.click(field())
    expect(options()).toEqual(['Ningbo', 'Shanghai', 'Qingdao', 'Xiamen'])
    await userEvent.click(screen.getByRole('option', { name: /Shanghai/ }))
    expect(sent()).toBe('CNSHA')
    expect(document.activeElement).toBe(field())
    expect(isOpen()).toBe(false)
  })

  test('a disabled option cannot be picked', async () => {
    render(<Field />)
    await userEvent.click(field())
    await userEvent.click(screen.getByRole('option', { name: /Qingdao/ }))
    expect(sent()).toBe('')
    expect(isOpen()).toBe(true)
  })

  test('the clear button empties the field and keeps the focus', async () => {
    render(<Field value={ports[0]} />)
    expect(field().value).toBe('Ningbo')
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(field().value).toBe('')
    expect(sent()).toBe('')
    expect(document.activeElement).toBe(field())
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  })
})

describe('the value', () => {
  test('is removed as soon as another text is typed, and the form gets an input event', async () => {
    const onInput = vi.fn()
    render(
      <div onInput={onInput}>
        <Field value={ports[0]} />
      </div>,
    )
    await userEvent.type(field(), 'x')
    expect(sent()).toBe('')
    expect(onInput.mock.calls.some(([{ target }]) => target.type === 'hidden')).toBe(true)
  })

  test('is the only matching option when the field loses the focus', async () => {
    render(<Field />)
    await userEvent.type(field(), 'ningb')
    await act(async () => field().blur())
    expect(sent()).toBe('CNNGB')
  })

  test('stays empty if several options match, and the typed text is kept', async () => {
    render(<Field />)
    await userEvent.type(field(), 'n')
    await act(async () => field().blur())
    expect(sent()).toBe('')
    expect(field().value).toBe('n')
  })

  test('set by the page replaces the typed text', async () => {
    render(<Field />)
    await userEvent.type(field(), 'zz')
    await userEvent.click(screen.getByRole('button', { name: 'Swap' }))
    expect(field().value).toBe('Xiamen')
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
    expect(field().value).toBe('')
  })
})

describe('over the network', () => {
  type Answer = {
    text: string
    signal: AbortSignal
    give(found: readonly ComboboxOption[]): void
    fail(): void
  }
  let answers: Answer[] = []
  const ask = vi.fn(
    (text: string, signal: AbortSignal) =>
      new Promise<readonly ComboboxOption[]>((give, fail) => {
        answers.push({ text, signal, give, fail: () => fail(new Error('offline')) })
      }),
  )
  const settle = (run: () => void) => act(async () => run())

  beforeEach(() => {
    answers = []
    ask.mockClear()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('a late result of an earlier text is ignored, and its request is aborted', async () => {
    render(<Field search={ask} />)
    await userEvent.type(field(), 'ni')
    const [first, second] = answers.slice(-2)
    expect([first?.text, second?.text]).toEqual(['n', 'ni'])
    expect(first?.signal.aborted).toBe(true)
    await settle(() => second?.give([ports[0] as ComboboxOption]))
    await settle(() => first?.give(ports))
    expect(options()).toEqual(['Ningbo'])
  })

  test('no option of an old result can be picked while a new search is running', async () => {
    render(<Field search={ask} />)
    await userEvent.type(field(), 'n')
    await settle(() => answers.at(-1)?.give(ports))
    await userEvent.type(field(), 'x')
    expect(options()).toHaveLength(4)
    expect(highlighted()).toBeUndefined()
    await userEvent.keyboard('{Enter}')
    expect(sent()).toBe('')
  })

  test.each([
    ['Tab', 'CNNGB'],
    ['Enter', 'CNNGB'],
  ])('%s before the result has arrived picks its first option when it arrives', async (key, picked) => {
    render(<Field search={ask} />)
    await userEvent.type(field(), 'n')
    await userEvent.keyboard(`{${key}}`)
    expect(sent()).toBe('')
    await settle(() => answers.at(-1)?.give(ports))
    expect(sent()).toBe(picked)
    expect(isOpen()).toBe(false)
  })

  test.each([
    ['the only option', ports.slice(0, 1), 'CNNGB'],
    ['one of several', ports, ''],
  ])('a field that is left before the result has arrived: %s', async (_, found, picked) => {
    render(<Field search={ask} />)
    await userEvent.type(field(), 'n')
    await act(async () => field().blur())
    await settle(() => answers.at(-1)?.give(found))
    expect(sent()).toBe(picked)
    expect(field().value).toBe(picked ? 'Ningbo' : 'n')
  })

  test('a field that is cleared or typed in again picks nothing of what was left', async () => {
    render(<Field search={ask} />)
    await userEvent.type(field(), 'n')
    await userEvent.tab()
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    await settle(() => answers.at(-1)?.give(ports))
    expect(sent()).toBe('')
    await userEvent.type(field(), 'x')
    await userEvent.tab()
    await userEvent.type(field(), 'z')
    await settle(() => answers.at(-1)?.give(ports))
    expect(sent()).toBe('')
  })

  test('a failure is shown, and the search can be tried again', async () => {
    render(<Field search={ask} />)
    await userEvent.type(field(), 'n')
    expect(status()).toBe('Loading')
    await settle(() => answers.at(-1)?.fail())
    expect(status()).toBe('The list could not be loaded')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await settle(() => answers.at(-1)?.give(ports))
    expect(options()).toHaveLength(4)
  })

  test('with a delay, the search starts only after a pause in typing', async () => {
    vi.useFakeTimers()
    render(<Field search={ask} delayMs={150} />)
    for (const value of ['n', 'ni', 'nin']) {
      fireEvent.input(field(), { target: { value } })
      await act(() => vi.advanceTimersByTimeAsync(149))
    }
    expect(ask).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(ask.mock.calls.map(([text]) => text)).toEqual(['nin'])
  })
})
