# The whole shop as one image (docs/operations.md, "Containers"). Data lie in the volume /data.

FROM node:24-trixie-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json ./
COPY backend/package.json backend/
COPY demo/package.json demo/
# The stamp tells `scripts/bootstrap.mjs` that what running needs is installed: `npm run backup` in a
# container would else replace the packages of the shop that runs.
RUN npm ci --omit=dev --no-audit --no-fund \
  && sha256sum package-lock.json | head --bytes=64 > node_modules/.installed

FROM node:24-trixie-slim
# pg_dump and pg_restore, for `npm run backup` and `npm run restore`.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-client \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /shop
# The code of the pages is bundled at the first start, into this folder.
RUN mkdir /data && chown node:node /shop /data
USER node
COPY --from=packages --chown=node:node /shop ./
COPY --chown=node:node astro.config.mjs astro-i18next.config.ts tailwind.config.cjs tsconfig.json ./
COPY --chown=node:node public public
COPY --chown=node:node src src
COPY --chown=node:node backend backend
COPY --chown=node:node demo demo
COPY --chown=node:node scripts scripts
ENV PATH=/shop/node_modules/.bin:$PATH \
  HOST=0.0.0.0 \
  PORT=4321 \
  DATA_DIR=/data
VOLUME /data
EXPOSE 4321
# The first start makes and builds everything.
HEALTHCHECK --interval=5s --timeout=3s --start-period=15m --start-interval=2s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4321/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.ts"]
