import type { Permission } from '#domain/access/permissions.ts'
import type { SearchedPage } from '#web/components/search/searched-page.ts'

type ConsolePage = SearchedPage & { readonly permission: Permission | undefined }

/** The pages that the search finds, by name in both languages and by pinyin. */
export const searchedPages: readonly ConsolePage[] = [
  { path: '/console', name: { zh: '概览', en: 'Overview' }, pinyin: 'gai lan', permission: undefined },
  {
    path: '/console/certifications',
    name: { zh: '企业认证', en: 'Verification' },
    pinyin: 'qi ye ren zheng',
    permission: 'decide-certification',
  },
  {
    path: '/console/orders',
    name: { zh: '订单', en: 'Orders' },
    pinyin: 'ding dan',
    permission: 'read-all-orders',
  },
  {
    path: '/console/requests',
    name: { zh: '询价', en: 'Requests' },
    pinyin: 'xun jia',
    permission: 'answer-requests',
  },
  { path: '/console/rates', name: { zh: '运价', en: 'Rates' }, pinyin: 'yun jia', permission: 'see-rates' },
  {
    path: '/console/rates/new',
    name: { zh: '新建运价', en: 'New rate' },
    pinyin: 'xin jian yun jia',
    permission: 'publish-rates',
  },
  {
    path: '/console/rates/import',
    name: { zh: '导入运价表格', en: 'Import rates' },
    pinyin: 'dao ru yun jia biao ge',
    permission: 'publish-rates',
  },
  {
    path: '/console/exchangeRates',
    name: { zh: '汇率', en: 'Exchange rates' },
    pinyin: 'hui lv',
    permission: 'see-exchange-rates',
  },
  {
    path: '/console/companies',
    name: { zh: '企业', en: 'Companies' },
    pinyin: 'qi ye',
    permission: 'see-companies',
  },
  { path: '/console/people', name: { zh: '用户', en: 'Users' }, pinyin: 'yong hu', permission: 'see-people' },
  {
    path: '/console/staff',
    name: { zh: '员工', en: 'Staff' },
    pinyin: 'yuan gong',
    permission: 'manage-staff',
  },
  {
    path: '/console/audit',
    name: { zh: '操作日志', en: 'Audit log' },
    pinyin: 'cao zuo ri zhi',
    permission: 'read-audit',
  },
  {
    path: '/console/account',
    name: { zh: '我的账号', en: 'My account' },
    pinyin: 'wo de zhang hao',
    permission: undefined,
  },
]
