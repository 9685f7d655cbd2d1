import type { BrandMeta } from './brand.ts'

export const ningboMeta: BrandMeta = {
  home: {
    title: {
      zh: '启舷宁波货代 | 宁波出口海运费查询与整箱订舱',
      en: 'Quayside Ningbo Forwarding | Ocean rates and FCL booking from Ningbo',
    },
    keywords: {
      zh: '宁波货代,宁波海运费,宁波订舱,整箱运价,宁波出口,宁波拖车,宁波报关,船期查询',
      en: 'Ningbo freight forwarder,ocean freight from Ningbo,FCL booking Ningbo,container rates,Ningbo trucking,Ningbo customs,sailing schedule',
    },
    description: {
      zh: '宁波起运的整箱运价按航次列出，海运费、附加费、起运港与目的港费用分开写。订舱、拖车、进仓、报关一起委托，截单、截港、截放行时间随航次列出。',
      en: 'FCL rates from Ningbo per sailing, with freight, surcharges, origin and destination charges shown separately. Add trucking, warehousing and customs declaration; every sailing shows its cut-offs.',
    },
  },
  plan: {
    title: {
      zh: '宁波船舶计划 | 码头靠离泊与截港时间 - 启舷宁波货代',
      en: 'Ningbo vessel plan | Berthing times and CY cut-offs - Quayside Ningbo Forwarding',
    },
    keywords: {
      zh: '宁波船舶计划,宁波港船期,宁波靠泊计划,北仑码头,截港时间,船名航次',
      en: 'Ningbo vessel plan,Ningbo port schedule,Ningbo berthing plan,Beilun terminals,CY cut-off,vessel and voyage',
    },
    description: {
      zh: '查询宁波各码头船舶计划：预计与实际靠泊、离泊时间，开截港时间，延误与停航标记。订舱前先看船，进港前再核一遍。',
      en: 'Vessel plans for Ningbo terminals: estimated and actual berthing and departure times, CY opening and cut-off, delays and omissions. Check before you book and again before gate-in.',
    },
  },
  about: {
    title: {
      zh: '关于启舷宁波货代 | 专做宁波口岸海运出口',
      en: 'About Quayside Ningbo Forwarding | Ocean export from Ningbo',
    },
    keywords: {
      zh: '启舷宁波货代,宁波货运代理,宁波海运公司,宁波整箱出口',
      en: 'Quayside Ningbo Forwarding,Ningbo forwarder,Ningbo ocean freight company,FCL export from Ningbo',
    },
    description: {
      zh: '启舷宁波货代是启舷集团在宁波口岸的海运货代，以整箱订舱为主，接拖车、进仓、报关。背后是集团 2000+ 名员工、70+ 个网点。',
      en: 'Quayside Ningbo Forwarding is the ocean freight forwarder of Quayside Group in Ningbo: mainly FCL booking, with trucking, warehousing and customs declaration. The group has 2000+ staff and 70+ service locations.',
    },
  },
}
