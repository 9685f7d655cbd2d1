import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { ChangeTable } from './change-table.tsx'

test.each([
  ['en', 'Sold from', '17\u00A0Nov\u00A02026\u00A002:27'],
  ['zh', '开售时间', '2026年11月17日\u00A002:27'],
] as const)(
  'a recorded time is shown in Beijing time, other texts as they are: %s',
  async (language, fact, time) => {
    const translator = await createTranslator('group', language, ['common', ...consoleNamespaces, 'audit'])
    render(
      <TranslatorContext value={translator}>
        <ChangeTable before={null} after={{ publishAt: '2026-11-16T18:27:28.787Z', code: '2026-11-16T18' }} />
      </TranslatorContext>,
    )
    expect(screen.getByRole('row', { name: new RegExp(`^${fact}`) }).textContent).toBe(`${fact}${time}`)
    expect(screen.getByText('2026-11-16T18')).toBeDefined()
  },
)
