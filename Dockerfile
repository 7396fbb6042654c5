# syntax=docker/dockerfile:1
# The first stage has every tool and builds the web client; the second holds the server and what it needs, no more.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
# Both clients, so that the image serves whichever WARBEACON_NAMES asks for.
RUN node scripts/dev.mjs build && WARBEACON_NAMES=neutral node scripts/dev.mjs build
RUN rm -rf node_modules packages/*/node_modules apps/*/node_modules \
  && CI=true .tools/node_modules/.bin/pnpm install --frozen-lockfile --prod --filter @warbeacon/server... \
  && mkdir /data

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=2567 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/packages ./packages
COPY --from=build /app/apps/server ./apps/server
COPY --from=build /app/apps/web/dist ./apps/web/dist
COPY --from=build /app/apps/web/dist-neutral ./apps/web/dist-neutral
COPY --from=build --chown=node:node /data /data
USER node
VOLUME /data
EXPOSE 2567
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "apps/server/src/ops/ask-ready.ts"]
CMD ["node", "--max-semi-space-size=128", "--no-allocation-site-pretenuring", "--v8-pool-size=1", "apps/server/src/main.ts"]
