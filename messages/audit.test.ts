import { describe, expect, test } from 'vitest'
import { allAuditActions, auditActors, auditSubjects } from '#domain/audit/audit.ts'
import { languages } from '#domain/brands/brand.ts'
import { messages } from './messages.ts'

const en = messages.en.audit
const zh = messages.zh.audit

const texts = { zh, en }

describe.each(languages)('in %s', (language) => {
  test('every action, subject and actor of the audit log has its words, and nothing else has', () => {
    const { actions, subjects, actors } = texts[language]
    expect(Object.keys(actions).sort()).toEqual([...allAuditActions].sort())
    expect(Object.keys(subjects).sort()).toEqual([...auditSubjects].sort())
    expect(Object.keys(actors).sort()).toEqual([...auditActors].sort())
  })

  test('no two actions share their words', () => {
    const words = Object.values(texts[language].actions)
    expect(new Set(words).size).toBe(words.length)
  })
})
