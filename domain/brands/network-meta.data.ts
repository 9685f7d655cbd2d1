import type { BrandMeta } from './brand.ts'

export const networkMeta: BrandMeta = {
  home: {
    title: {
      zh: '启舷国际货代联盟 | 成员共享订舱、清关与海外仓',
      en: 'Quayside Forwarders Network | Shared booking, customs and overseas warehouses',
    },
    keywords: {
      zh: '国际货代联盟,货代网络,货代同行合作,共享订舱,海外代理,海外仓,目的港清关',
      en: 'freight forwarders network,forwarder alliance,co-loading,shared booking,overseas agent,overseas warehouse,destination customs clearance',
    },
    description: {
      zh: '面向货代企业的成员网络：共用订舱渠道、口岸操作、清关与海外仓，费用规则一致，记录中英文对照。成员从启舷集团网站登录后进入。',
      en: 'A network for freight forwarders: shared booking, port operations, customs clearance and overseas warehouses, with one set of pricing rules and bilingual records. Members log in on the Quayside Group site.',
    },
  },
  plan: {
    title: {
      zh: '船舶计划 | 成员共用的五口岸靠离泊查询 - 启舷国际货代联盟',
      en: 'Vessel plan | Berthing times at five ports - Quayside Forwarders Network',
    },
    keywords: {
      zh: '船舶计划,货代船期查询,靠泊计划,起运港船期,船名航次,货代联盟',
      en: 'vessel plan,sailing schedule for forwarders,berthing plan,origin port sailings,vessel and voyage,forwarders network',
    },
    description: {
      zh: '联盟成员查询青岛、上海、宁波、厦门、深圳的船舶计划，预计与实际靠离泊时间中英文对照，可直接转给海外代理。',
      en: 'Vessel plans for Qingdao, Shanghai, Ningbo, Xiamen and Shenzhen for network members: estimated and actual berthing and departure times in Chinese and English, ready to send to overseas agents.',
    },
  },
  about: {
    title: {
      zh: '关于启舷国际货代联盟 | 谁能加入，共享什么',
      en: 'About Quayside Forwarders Network | Membership and shared services',
    },
    keywords: {
      zh: '启舷国际货代联盟,货代联盟加入,货代成员,同行合作,共享物流服务',
      en: 'Quayside Forwarders Network,join a forwarders network,member forwarders,partner forwarders,shared logistics services',
    },
    description: {
      zh: '启舷国际货代联盟由启舷集团发起，成员是经过企业认证的货代企业，共享五个口岸的操作与集团 70+ 个网点。',
      en: 'Quayside Forwarders Network was set up by Quayside Group. Members are verified freight forwarders that share operations at five ports and 70+ service locations of the group.',
    },
  },
}
