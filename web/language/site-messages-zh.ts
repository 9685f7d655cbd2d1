import common from '#messages/zh/common.json' with { type: 'json' }
import home from '#messages/zh/home.json' with { type: 'json' }
import services from '#messages/zh/services.json' with { type: 'json' }
import site from '#messages/zh/site.json' with { type: 'json' }

export const siteMessages = { common, home, services, site }
