# The server with the page, on Node 24. See docs/operating.md.

# What npm has to know of the packages: their package.json. As long as none of them changes, nothing is installed anew.
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages packages
RUN find packages -mindepth 2 -maxdepth 2 ! -name package.json -exec rm -rf {} +

# Builds the page; needs everything.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY --from=manifests /app ./
# Scripts of packages are not needed; optional ones are (the bundler's own binary is one), but for a second Node.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node -e "import('./scripts/build.mjs').then(({ ensureBuilt }) => ensureBuilt())"

# Only what runs.
FROM node:24-bookworm-slim AS run-dependencies
WORKDIR /app
COPY --from=manifests /app ./
RUN npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    PORT=8080 \
    DATABASE_URL=sqlite:/data/overseer.db
WORKDIR /app
COPY --from=run-dependencies /app/node_modules node_modules
COPY --from=build /app/package.json ./
COPY --from=build /app/packages packages
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# No npm and no shell in between: signals reach the server itself. `docker run … backup FILE` runs the other commands.
ENTRYPOINT ["node", "packages/lab/bin/overseer.mjs"]
CMD ["serve"]
